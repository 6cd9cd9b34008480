print(Expiry6202().isOver(), Expiry6202(start: .distantFuture).isOver())
