let departure = FerryDeparture(id: 1, pier: 2)
print(departure.wait(), FerryBoard(departures: [departure]).wait(at: 1))
print(FerryLoader(id: 3, load: { $0 + 100 }).wait())
print(FerryPilot(id: 4, radio: FerryRadio()).wait(), FerryTicket(id: 5).price())
