hoopoeRun()
