let ticker = StockTicker(
  dependencies: .init(
    post: { print($0.rawValue) },
    postWithInfo: { _, _, info in print(info?["price"] ?? "none") },
    postNotification: { print($0.name.rawValue) }))
ticker.tick(4)
ticker.repeatLast()
