let lock = QuokkaLock()
print(lock.unlock(), lock.unlock(), lock.unlockForPayment())
