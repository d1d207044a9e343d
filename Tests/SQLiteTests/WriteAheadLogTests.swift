import Files
import TestSupport
import Testing

@testable import SQLite

struct WriteAheadLogTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { folder("store") }

  /// A database whose rows are all in its log: one 1, two 2s and three 3s, each value in its own transaction.
  private func database() throws -> Database {
    let database = try Database(writing: path, patience: 0)
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (x, y)")
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for count in 1...3 {
      try database.execute("BEGIN")
      for _ in 0..<count { try database.execute("INSERT INTO t VALUES (\(count), randomblob(5000))") }
      try database.execute("COMMIT")
    }
    return database
  }

  /// The files while the database is open: closing it deletes the log.
  private func files(of database: Database) throws -> (file: [UInt8], log: [UInt8]) {
    try withExtendedLifetime(database) { (try path.readBytes(), try folder("store-wal").readBytes()) }
  }

  private func merged(_ file: [UInt8], _ log: [UInt8]) throws -> [UInt8] {
    let log = try #require(WriteAheadLog(log))
    return try log.applied(to: file)
  }

  private func numbers(in file: [UInt8]) throws -> [Int] {
    let database = try Database.inMemory(holding: Database.withoutLog(file))
    try database.checkIntegrity()
    return try database.prepare("SELECT x FROM t ORDER BY x").rows { $0.integer(0) }
  }

  @Test func appliesCommittedTransactions() throws {
    let database = try database()
    let (file, log) = try files(of: database)
    #expect(try numbers(in: file) == [])
    let bytes = try merged(file, log)
    #expect(try numbers(in: bytes) == [1, 2, 2, 3, 3, 3])
    #expect(try bytes.count == database.serialized().count)
  }

  @Test func ignoresUncommittedTransactions() throws {
    let database = try database()
    // With so small a cache a transaction is written to the log before it ends.
    try database.execute("PRAGMA cache_size = 1; BEGIN; INSERT INTO t SELECT 4, randomblob(5000) FROM t")
    let before = try files(of: database).log.count
    try database.execute("INSERT INTO t SELECT 4, randomblob(5000) FROM t")
    let (file, log) = try files(of: database)
    try #require(log.count > before)
    #expect(try numbers(in: merged(file, log)) == [1, 2, 2, 3, 3, 3])
    try database.execute("ROLLBACK")
  }

  @Test func ignoresFramesOfAnEarlierUse() throws {
    let database = try database()
    // From here on the log is overwritten from its beginning; the frames after that are old.
    try database.execute("PRAGMA wal_checkpoint(RESTART); DELETE FROM t WHERE x = 3")
    let (file, log) = try files(of: database)
    #expect(try numbers(in: merged(file, log)) == [1, 2, 2])
  }

  @Test func endsWithTheLastCompleteTransaction() throws {
    let database = try database()
    let (file, log) = try files(of: database)
    var seen: Set<[Int]> = []
    for count in stride(from: 32, through: log.count, by: 1000) {
      seen.insert(try numbers(in: merged(file, Array(log[..<count]))))
    }
    #expect(seen.isSubset(of: [[], [1], [1, 2, 2], [1, 2, 2, 3, 3, 3]]) && seen.count >= 3)
  }

  @Test func everyChangedBitIsDetected() throws {
    let database = try database()
    let (file, log) = try files(of: database)
    for index in stride(from: 32, to: log.count, by: 997) {
      var damaged = log
      damaged[index] ^= 0x10
      let found = try numbers(in: merged(file, damaged))
      #expect([[], [1], [1, 2, 2]].contains(found), "\(index)")
    }
    for index in 0..<32 {
      var damaged = log
      damaged[index] ^= 0x10
      #expect(WriteAheadLog(damaged) == nil, "\(index)")
    }
  }

  @Test(arguments: [0, 1, 31, 32]) func otherBytesAreNoLog(_ count: Int) {
    #expect(WriteAheadLog([UInt8](repeating: 0, count: count)) == nil)
  }
}
