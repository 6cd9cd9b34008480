if let address = URL(string: "data:text/plain;base64,aGVsbG8=") {
  print(try await BadgeLoader().size(of: address))
}
