DunnockUser().use()
