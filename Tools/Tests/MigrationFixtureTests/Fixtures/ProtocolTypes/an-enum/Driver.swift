GullUser().use()
