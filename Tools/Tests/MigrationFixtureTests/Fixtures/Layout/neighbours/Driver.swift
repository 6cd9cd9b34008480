print(Captain(name: "Ahab").name, FirstMate().eat(), Cook(hat: "white ").cook(), Passenger().sleep())
