let ticker = StockTicker(
  dependencies: .init(
    post: { name, _ in print(name.rawValue) },
    postWithInfo: { _, _, info in print(info?["price"] ?? "none") },
    postNotification: { print($0.name.rawValue) }))
ticker.tick(4)
ticker.repeatLast()
