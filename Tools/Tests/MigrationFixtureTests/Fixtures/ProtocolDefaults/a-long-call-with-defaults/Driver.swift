CurlewUser().use()
