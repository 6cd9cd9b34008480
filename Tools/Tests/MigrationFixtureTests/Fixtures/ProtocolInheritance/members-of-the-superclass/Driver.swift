JacanaUser().use()
