-- New permissions for edited roles: each follows from the role, or from one that the role already has.
update staff_roles set permissions = permissions || '{inbox.see,inbox.answer}' where role in ('support', 'content');
update staff_roles set permissions = permissions || '{chat.answer,guests.see,guests.change}' where role = 'support';
update staff_roles set permissions = permissions || '{inbox.see,claims.decide,guests.see}' where role = 'finance';
