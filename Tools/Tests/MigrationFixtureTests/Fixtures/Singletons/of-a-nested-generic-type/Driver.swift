MargayUser().run()
