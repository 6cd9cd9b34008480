Feed().show()
