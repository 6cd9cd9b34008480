LarkUser().use()
