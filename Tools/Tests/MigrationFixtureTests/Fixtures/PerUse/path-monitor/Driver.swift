let connection = NumbatConnection()
connection.watch()
connection.stop()
connection.watch()
