LorikeetUser().use()
