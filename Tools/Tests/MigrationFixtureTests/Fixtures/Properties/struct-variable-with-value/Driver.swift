print(ParkingTicket(plate: "ZH 1").fee(10), ParkingTicket(issued: .distantFuture, plate: "B").fee(3))
