print(Bookkeeper().close(), Cashbox.shared.coins)
