/** Sights whose English name takes an article. */
const withArticle = new Set(
  `Forbidden City;Temple of Heaven;Summer Palace;Badaling Great Wall;Bird's Nest;Oriental Pearl Tower;National Exhibition Center;Canton Tower;Canton Fair Complex;Window of the World;Panda Base;Leifeng Pagoda;Terracotta Army;Liziba Monorail;Sun Yat-sen Mausoleum;Presidential Palace;Humble Administrator's Garden;Yellow Crane Tower;Tsingtao Beer Museum;Yulong River;Tianmen Mountain Cableway;Potala Palace;Jokhang Temple;Three Pagodas;Longmen Grottoes;Mogao Caves;Shanhai Pass;Ruins of St. Paul's;National Palace Museum;Shilin Night Market;Peace Memorial Park;Petronas Twin Towers;Batu Caves;Grand Palace;Taj Mahal;India Gate;Red Fort;Gateway of India;Burj Khalifa;Dubai Mall;Dubai Frame;Sheikh Zayed Grand Mosque;Louvre Abu Dhabi;Western Wall;Church of the Holy Sepulchre;Hagia Sophia;Blue Mosque;Grand Bazaar;Galata Tower;Göreme Open Air Museum;Eiffel Tower;Louvre Museum;Arc de Triomphe;Sacré-Cœur;Palace of Versailles;Fourvière Basilica;British Museum;London Eye;Royal Mile;Brandenburg Gate;Frankfurt Trade Fair;Elbphilharmonie;Hofburg;Grossmünster;Palace of Nations;Chapel Bridge;Gornergrat;Colosseum;Trevi Fountain;Pantheon;Sforza Castle;Rialto Bridge;Uffizi Gallery;Ponte Vecchio;Leaning Tower;Prado Museum;Royal Palace;Bernabéu Stadium;Sagrada Família;Alhambra;Belém Tower;Jerónimos Monastery;Dom Luís I Bridge;Rijksmuseum;Anne Frank House;Atomium;Belfry of Bruges;Charles Bridge;Hungarian Parliament;Széchenyi Baths;Fisherman's Bastion;Palace of Culture;Acropolis;Tivoli Gardens;Little Mermaid;Vasa Museum;Opera House;Bolshoi Theatre;Hermitage;Empire State Building;Statue of Liberty Ferry;Brooklyn Bridge;World Trade Center;Hollywood Walk of Fame;Griffith Observatory;Getty Center;Golden Gate Bridge;Las Vegas Convention Center;White House;Lincoln Memorial;National Mall;Freedom Trail;Space Needle;Orange County Convention Center;Art Deco District;CN Tower;Banff Gondola;Horseshoe Falls;Zócalo;Maracanã Stadium;Obelisco;Casa Rosada;Egyptian Museum;Pyramids of Giza;Valley of the Kings;Majorelle Garden;Harbour Bridge;Melbourne Cricket Ground;Sky Tower;Skyline Gondola`.split(
    ';',
  ),
)

/** A sight's name inside a sentence. */
export const sightName = (name: string) => (withArticle.has(name) ? `the ${name}` : name)

const isStation =
  /station|hauptbahnhof|bahnhof|gare|terminus|terminal|centraal|centrale|central|nádraží|główny|termini|grand central/i

/** "Sirkeci station", but "Kyoto Station". */
export const stationName = (name: string) => (isStation.test(name) ? name : `${name} station`)
