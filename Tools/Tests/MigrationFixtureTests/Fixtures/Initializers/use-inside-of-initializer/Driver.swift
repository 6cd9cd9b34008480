print(MuseumTicket(age: 12).label, MuseumTicket(age: 40).label, MuseumTicket(age: 40).price)
