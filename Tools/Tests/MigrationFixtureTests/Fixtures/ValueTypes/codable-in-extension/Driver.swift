let ticket = try JSONDecoder().decode(TrainTicket.self, from: Data(#"{"stop": "Bern"}"#.utf8))
print(ticket.zone())
