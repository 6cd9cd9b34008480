Import9Waiter().a()
