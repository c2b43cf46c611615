-- New permissions for edited roles: each follows from one that the role already has.
update staff_roles set permissions = permissions || '{arrivals.mark}'
where 'orders.change' = any(permissions) or (role = 'hotelier' and 'orders.see' = any(permissions));
update staff_roles set permissions = permissions || '{guests.answer}'
where role in ('support', 'content', 'hotelier');
update staff_roles set permissions = permissions || '{statements.see}'
where role in ('finance', 'hotelier');
update staff_roles set permissions = permissions || '{hotels.review}'
where 'hotels.add' = any(permissions);
