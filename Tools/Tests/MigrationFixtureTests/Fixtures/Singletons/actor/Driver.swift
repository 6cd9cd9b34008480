print(await Cashier().take(5))
