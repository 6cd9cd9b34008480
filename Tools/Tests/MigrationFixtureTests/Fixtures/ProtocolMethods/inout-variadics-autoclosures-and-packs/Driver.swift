BulbulUser().use()
