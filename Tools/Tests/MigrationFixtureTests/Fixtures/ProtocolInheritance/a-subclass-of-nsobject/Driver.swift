KakapoUser().use()
