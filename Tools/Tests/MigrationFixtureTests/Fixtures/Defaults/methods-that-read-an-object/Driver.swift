print(HerringShoal().react(), HerringShoal().isOpen())
