Import11Waiter().a()
