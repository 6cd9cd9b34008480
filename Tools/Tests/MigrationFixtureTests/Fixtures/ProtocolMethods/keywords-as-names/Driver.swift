BustardUser().use()
