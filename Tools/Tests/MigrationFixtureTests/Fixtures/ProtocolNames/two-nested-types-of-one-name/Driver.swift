KingfisherUser().use()
