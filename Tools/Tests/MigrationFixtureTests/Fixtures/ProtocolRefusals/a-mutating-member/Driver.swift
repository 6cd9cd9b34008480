PeacockUser().use()
