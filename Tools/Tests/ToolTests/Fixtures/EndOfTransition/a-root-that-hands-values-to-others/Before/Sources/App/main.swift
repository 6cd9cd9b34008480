Page().show()
List().show()
Grid().show()
