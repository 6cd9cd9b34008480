let token = NotificationCenter.default.addObserver(
  forName: .fixtureStock, object: nil, queue: nil
) { print("observed", $0.userInfo?["price"] ?? "nothing") }
let ticker = StockTicker()
ticker.tick(2)
ticker.repeatLast()
NotificationCenter.default.removeObserver(token)
