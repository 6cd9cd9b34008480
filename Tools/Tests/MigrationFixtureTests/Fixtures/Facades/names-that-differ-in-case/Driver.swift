await MainActor.run {
  LinkScreen6104(nibName: nil, bundle: nil).open(URL(string: "https://example.com")!)
  print(WebLinks6104.opened, LinkCounter6104().count())
}
