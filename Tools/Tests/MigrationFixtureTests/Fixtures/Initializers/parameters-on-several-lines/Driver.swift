print(FerryBooking(passenger: "Lea", deck: 4).text(), FerryBooking("Tom", onUpperDeck: true).text())
