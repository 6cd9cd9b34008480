let json = Data(#"{"passenger_name": "Ada"}"#.utf8)
print(try JSONDecoder().decode(PassengerName.self, from: json).clean)
