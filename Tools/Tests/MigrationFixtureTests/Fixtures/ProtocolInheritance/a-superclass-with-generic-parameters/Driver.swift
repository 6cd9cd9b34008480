KaguUser().use()
