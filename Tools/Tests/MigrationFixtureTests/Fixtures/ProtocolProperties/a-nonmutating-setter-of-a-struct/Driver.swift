CoucalUser().use()
