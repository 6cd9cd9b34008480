Import7Waiter().a()
