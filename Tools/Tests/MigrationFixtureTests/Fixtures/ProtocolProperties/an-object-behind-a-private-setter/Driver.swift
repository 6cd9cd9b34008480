CorncrakeUser().use()
