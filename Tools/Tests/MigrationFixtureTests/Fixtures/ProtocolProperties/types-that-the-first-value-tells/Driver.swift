CockatooUser().use()
