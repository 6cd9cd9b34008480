MallardUser().use()
